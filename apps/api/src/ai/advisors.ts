import type { ProviderStatus } from "@throughline/domain/run";
import { offlineConsultant } from "@throughline/trpc/consultant/offline-advisors";
import type { Advisors } from "@throughline/trpc/consultant/ports";
import { CodedError } from "@throughline/trpc/error";
import type { Config } from "../config.ts";

const offlineStatus: ProviderStatus = {
	id: "offline",
	label: "Offline analysis",
	model: null,
	available: true,
	variable: null,
};

/** Who can serve the consultant here, by the configuration. */
export function openAdvisors({ provider }: Config["ai"]): Advisors {
	const offline = offlineConsultant();
	const only = (asked: string) => {
		if (asked === "offline") return offline;
		throw new CodedError("NO_PROVIDER", `There is no key for ${asked} here`);
	};
	return {
		providers: [offlineStatus],
		preferred: provider,
		strategist: only,
		researcher: only,
		async close() {},
	};
}
