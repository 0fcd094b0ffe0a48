import { freeSlug } from "@throughline/domain/playbook/slug";

/** An id for a new thing among others of its kind. */
export function idAmong(kind: string, others: readonly { id: string }[]): string {
	return freeSlug(kind, new Set(others.map(({ id }) => id)));
}
