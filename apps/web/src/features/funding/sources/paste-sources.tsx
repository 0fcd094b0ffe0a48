import { NewFundingSource } from "@throughline/domain/funding";
import { useMemo } from "react";
import type { z } from "zod";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { PasteDialog } from "../../../workspace/quick-add/paste/paste-dialog.tsx";
import {
	dayField,
	numberField,
	type PasteField,
	textField,
} from "../../../workspace/quick-add/paste/paste-fields.ts";
import { withoutNulls } from "../../../workspace/quick-add/paste/without-nulls.ts";

type PasteSourcesProps = {
	text: string;
	/** What one is where the table does not say it. */
	defaults: Partial<z.input<typeof NewFundingSource>> & { programId: string };
	/** The reader's day. */
	today: string;
	onClose: () => void;
};

/** Adds funding sources of pasted cells, all at once and with one Undo. */
export function PasteSources({ text, defaults, today, onClose }: PasteSourcesProps) {
	const utils = trpc.useUtils();
	const fields = usePasteFields(today);
	return (
		<PasteDialog
			nouns={["funding source", "funding sources"]}
			text={text}
			fields={fields}
			parse={(said) => NewFundingSource.safeParse({ ...defaults, ...said }, { jitless: true })}
			create={async (given, _, options) => {
				const sources = given.map(withoutNulls);
				const made = await trpcClient.funding.source.createMany.mutate({ sources }, options);
				await insertRows(utils.funding.source.list, { programId: defaults.programId }, made);
			}}
			onClose={onClose}
		/>
	);
}

/** What the columns may hold, and how they are called in English and in German. */
function usePasteFields(today: string): PasteField[] {
	const { currency } = useMoney();
	return useMemo(
		() => [
			textField({ id: "sourceName", label: "Source name", names: ["Source", "Name", "Quelle"] }),
			numberField(
				{
					id: "allocatedAmount",
					label: "Allocated amount",
					names: ["Allocated", "Amount", "Betrag", "Budget"],
				},
				{ told: "by its cells", currency },
			),
			dayField({ id: "dateReceived", label: "Date received", names: ["Received", "Date", "Datum"] }, today),
		],
		[today, currency],
	);
}
