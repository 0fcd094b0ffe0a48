import { storedValue } from "./stored-value.ts";

/** "off": single keys do nothing. For people whose speech input or habits would trigger them. */
export const keyboardShortcuts = storedValue("keyboardShortcuts");
