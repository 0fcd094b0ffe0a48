import type { WebSearch } from "@throughline/domain/web-search";

/** As it stands where nobody has set it up. */
export const noWebSearch: WebSearch = {
	kind: null,
	state: "off",
	variable: null,
	keyStored: false,
	baseUrl: null,
	version: 1,
	changedBy: null,
	changedAt: null,
};
