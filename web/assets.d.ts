// What the bundler puts in: a Fluent catalogue comes as its text.
declare module "*.ftl" {
  const text: string;
  export default text;
}
