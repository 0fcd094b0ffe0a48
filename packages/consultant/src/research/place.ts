import type { Quote } from "@throughline/domain/consultant/evidence";

/** Where a passage is shown in the product. */
export function placeOf({ documentId, passageId }: Pick<Quote, "documentId" | "passageId">): string {
	return `/?source=${documentId}&passage=${passageId}`;
}
