import { type Issue, mostTogether } from "@throughline/domain/shape";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Checkbox } from "@throughline/ui/checkbox";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { type CallOptions, identified } from "../../../api/identified.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { focusWindow } from "../../../browser/focus-window.ts";
import { formatCount } from "../../../format/count.ts";
import { offerUndo } from "../../undo/undo.ts";
import type { PasteField } from "./paste-fields.ts";
import { PasteTable } from "./paste-table.tsx";
import { isSound, type ParseRow } from "./preview.ts";
import { usePaste } from "./use-paste.ts";

type PasteDialogProps<Input> = {
	/** In a person's words, for one and for several. */
	nouns: readonly [one: string, several: string];
	text: string;
	fields: readonly PasteField[];
	parse: ParseRow<Input>;
	/** Says that rows can be parts of others, and how: "Rows that are set in become sub-tasks". */
	nests?: string;
	/**
	 * Makes all of them or none, and shows them.
	 * @param parents for each the place of the one before it of which it is a part; null: of none
	 */
	create: (
		inputs: Input[],
		parents: (number | null)[],
		options: { context: CallOptions["context"] & { idempotencyKey: string } },
	) => Promise<unknown>;
	onClose: () => void;
};

/** Shows what was pasted as it will be made, to mend or leave out what is wrong, and makes all of it at once. */
export function PasteDialog<Input>(props: PasteDialogProps<Input>) {
	const { nouns, text, fields, parse, nests, create, onClose } = props;
	useClosedByBack(onClose);
	const keyOf = useIdempotencyKey();
	const paste = usePaste({ text, fields, parse, nests: nests !== undefined });
	const [sending, setSending] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const wanted = paste.rows.filter(({ place }) => !paste.leftOut.has(place));
	const sound = wanted.filter(isSound);
	const unsound = wanted.length - sound.length;
	const count = (number: number) => `${formatCount(number)} ${nouns[number === 1 ? 0 : 1]}`;

	async function send(): Promise<void> {
		const inputs = sound.map(({ input }) => input);
		const parents = paste.parentsOf(sound);
		setSending(true);
		setFailure(null);
		try {
			const { requestId } = await identified(({ context }) =>
				create(inputs, parents, { context: { ...context, idempotencyKey: keyOf({ inputs, parents }) } }),
			);
			offerUndo({ title: `${count(inputs.length)} added`, requestId });
			onClose();
		} catch (error) {
			const { sentence, issues } = toApiError(error);
			const lines = issues.map((issue) => lineOf(issue, (index) => paste.lineOf(sound[index]?.place ?? 0)));
			setFailure(lines.length > 0 ? lines.join(" ") : sentence);
		} finally {
			setSending(false);
		}
	}

	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent
				title={`Add pasted ${nouns[1]}`}
				description="Nothing is added yet. Say what the columns hold, and mend or leave out what is marked."
				size="xl"
				dismissible={false}
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody className="space-y-4">
					{failure && (
						<Callout tone="critical" role="alert">
							{failure}
						</Callout>
					)}
					{paste.cut > 0 && (
						<Callout tone="warning">
							{`The first ${formatCount(mostTogether)} rows. Paste the other ${formatCount(paste.cut)} afterwards.`}
						</Callout>
					)}
					<p role="status" className={unsound > 0 ? "flex flex-wrap items-center gap-2" : "sr-only"}>
						<span>{unsound > 0 ? problemText(unsound) : "Nothing is marked."}</span>
						{unsound > 0 && (
							<Button size="sm" onClick={paste.leaveOutUnsound}>
								{unsound === 1 ? "Leave it out" : `Leave out ${formatCount(unsound)} rows`}
							</Button>
						)}
					</p>
					{nests && paste.hasLevels && (
						<Checkbox label={nests} checked={paste.nested} onCheckedChange={paste.setNested} />
					)}
					<PasteTable paste={paste} fields={fields} />
				</DialogBody>
				<DialogFooter>
					<DialogClose>
						<Button>Cancel</Button>
					</DialogClose>
					<Button
						variant="primary"
						loading={sending}
						disabled={sound.length === 0 || unsound > 0}
						onClick={() => void send()}
					>
						{`Add ${count(sound.length)}`}
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

function problemText(count: number): string {
	return count === 1 ? "1 row has something marked." : `${formatCount(count)} rows have something marked.`;
}

/** `tasks.3.ownerId` is about the row that was sent as the fourth. */
function lineOf({ path, message }: Issue, line: (index: number) => number): string {
	const index = /^\w+\.(\d+)\./.exec(path)?.[1];
	return index === undefined ? message : `Row ${line(Number(index))}: ${message}.`;
}
