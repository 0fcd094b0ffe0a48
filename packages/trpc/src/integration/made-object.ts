import type { Reason } from "@throughline/domain/consultant/integration/planned-program";

/** An object that was made, with the reasons for it. */
export type MadeObject = {
	type: string;
	id: string;
	reasons: readonly Reason[];
	/** The gate that it is a criterion of. */
	gateId?: string;
};
