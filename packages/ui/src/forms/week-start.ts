import { createContext } from "react";

/**
 * How calendars learn on which day their weeks begin, 0 for Monday to 6 for Sunday: a hook, so that it is asked for
 * when the first one opens.
 */
export const WeekStart = createContext<() => number>(() => 0);
