import { evaluateThresholds } from "./consultant/tripwire/follow.ts";
import { notifyPeople } from "./notification/notify-people.ts";
import type { Subscriber } from "./written.ts";

/** Who hears of what a call wrote, in this order. */
export const subscribers: readonly Subscriber[] = [notifyPeople, evaluateThresholds];
