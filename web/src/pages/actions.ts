// What the table and its menu offer alike: to ask for a hint.
import { app, mayMove, send } from "../play/app.ts";

export const mayAsk = (): boolean => app.game.options.hints && mayMove();
export const askHint = (): void => send("hint");
