// The pictured reactions, by the number that goes over the wire.
export const REACTIONS: readonly { readonly name: string; readonly icon: string }[] = [
  { name: "smile", icon: "smile" },
  { name: "wow", icon: "wow" },
  { name: "grr", icon: "grr" },
  { name: "heart", icon: "heart" },
  { name: "fast", icon: "fast" },
  { name: "thumb", icon: "thumb" },
  { name: "laugh", icon: "laugh" },
  { name: "sad", icon: "sad" },
  { name: "clap", icon: "clap" },
  { name: "think", icon: "think" },
  { name: "sleep", icon: "sleep" },
  { name: "crown", icon: "crown" },
];
export const reactionIcon = (kind: number): string => REACTIONS[kind]?.icon ?? "smile";
