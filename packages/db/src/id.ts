import { v7 } from "uuid";

/** A new UUIDv7: unique everywhere, and in the order of its making within this process. */
export function newId(): string {
	return v7();
}
