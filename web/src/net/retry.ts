// The next try at once, because somebody has asked for it.
import { type Net, reopen } from "./socket.ts";

/** Has it been down for eight seconds, it has been down for as long still, until something is heard. */
export function retry(net: Net): void {
  const { since } = net;
  reopen(net);
  net.since = since;
}
