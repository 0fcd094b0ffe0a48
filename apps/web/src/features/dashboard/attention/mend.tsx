import type { AttentionItem } from "@throughline/domain/dashboard/attention";
import { Button } from "@throughline/ui/button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { LazyPopover } from "@throughline/ui/lazy-popover";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { lazyPart, typedPart } from "../../../workspace/lazy-part.ts";
import { movedText } from "../../../workspace/moved-text.ts";
import { useSelectedProgram } from "../../../workspace/program/selected-program.ts";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";

const MendForm = typedPart(() => import("./mend-form.tsx"), "MendForm");

const MoveEnd = lazyPart(() => import("../../../workspace/program/move-end.tsx"), "MoveEnd");

const LevelDialog = lazyPart(() => import("../../../workspace/levelling/level-dialog.tsx"), "LevelDialog");

const DatesForm = typedPart(() => import("../../../workspace/in-place/dates-form.tsx"), "DatesForm");

const SpendingDrawer = lazyPart(() => import("./spending-drawer.tsx"), "SpendingDrawer");

const GateReview = lazyPart(() => import("./gate-review.tsx"), "GateReview");

type MendProps = { item: AttentionItem };

/** What mends it on the spot; nothing for what takes a view of its own. */
export function Mend({ item }: MendProps) {
	switch (item.kind) {
		case "overdue task":
		case "slipping task":
			return (
				<>
					<CompleteTask item={item} />
					<ChangeDates item={item} />
				</>
			);
		case "broken link":
			return <ChangeDates item={item} />;
		case "kpi":
		case "measurement":
			return <AskedValue item={item} verb="Add measurement" />;
		case "end":
			return <MoveProgramEnd item={item} />;
		case "risk":
			return <AskedValue item={item} verb="Plan mitigation" />;
		case "gate":
			return <ReviewGate item={item} />;
		case "member":
			return <LevelLoad item={item} />;
		default:
			return null;
	}
}

/** Shifts this program's tasks until nobody has too much to do, once somebody has seen which. */
function LevelLoad({ item: { title } }: MendProps) {
	const { program } = useSelectedProgram();
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	useClosedByBack(close, open);
	if (program === null) return null;
	return (
		<>
			<Button size="sm" onClick={() => setOpen(true)} aria-label={`Level… ${title}`}>
				Level…
			</Button>
			{open && (
				<Suspense fallback={null}>
					<LevelDialog program={program} onClose={close} />
				</Suspense>
			)}
		</>
	);
}

/** What the spending is made of, at the side: for everybody. */
export function SeeSpending({ item: { id, reason } }: MendProps) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button size="sm" onClick={() => setOpen(true)}>
				See spending
			</Button>
			{open && (
				<Suspense fallback={null}>
					<SpendingDrawer programId={id} reason={reason} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}

/** Opens the gate's review at the side. */
function ReviewGate({ item: { id, title } }: MendProps) {
	const { program } = useSelectedProgram();
	const [state, setState] = useState<"closed" | "opening" | "open">("closed");
	const close = useCallback(() => setState("closed"), []);
	const shown = useCallback(() => setState("open"), []);
	if (program === null) return null;
	return (
		<>
			<Button
				size="sm"
				loading={state === "opening"}
				onClick={() => setState("opening")}
				aria-label={`Review ${title}`}
			>
				Review
			</Button>
			{state !== "closed" && (
				<Suspense fallback={null}>
					<GateReview programId={program.id} gateId={id} onShown={shown} onClose={close} />
				</Suspense>
			)}
		</>
	);
}

function MoveProgramEnd({ item: { id, version, moveEndTo } }: MendProps) {
	if (version === null || moveEndTo === null) return null;
	return (
		<Suspense fallback={null}>
			<MoveEnd program={{ id, version }} to={moveEndTo} />
		</Suspense>
	);
}

function CompleteTask({ item: { id, title, version, task } }: MendProps) {
	const [busy, setBusy] = useState(false);
	if (version === null || task === null) return null;
	const complete = async () => {
		setBusy(true);
		await attempt("Failed to update task", async () => {
			const done = { status: "Completed", progress: 100 };
			const { requestId } = await identified((options) =>
				trpcClient.task.update.mutate({ id, version, ...done }, options),
			);
			offerUndo({ title: "Task completed", description: title, requestId });
		});
		setBusy(false);
	};
	return (
		<Button size="sm" loading={busy} onClick={() => void complete()} aria-label={`Complete ${title}`}>
			Complete
		</Button>
	);
}

function AskedValue({ item, verb }: MendProps & { verb: string }) {
	return (
		<Asked verb={verb} label={`${verb}: ${item.title}`}>
			{(close) => <MendForm item={item} onDone={close} />}
		</Asked>
	);
}

/** Moves a task, and what depends on it. */
function ChangeDates({ item: { id, kind, title, version, task } }: MendProps) {
	if (version === null || task === null) return null;
	const save = (dates: { startDate: string | null; endDate: string | null }) =>
		attempt("Failed to move task", async () => {
			const { answer, requestId } = await identified((options) =>
				trpcClient.task.update.mutate({ id, version, ...dates }, options),
			);
			const moved = movedText(answer.moved.length);
			offerUndo({ title: ["Task moved", ...moved].join(" · "), description: title, requestId });
		});
	return (
		<Asked verb="Change dates" label={`Change dates of ${title}`}>
			{(close) => (
				<DatesForm
					task={{ ...task, id }}
					first={kind === "overdue task" ? "end" : "start"}
					onSave={save}
					onClose={close}
				/>
			)}
		</Asked>
	);
}

type AskedProps = { verb: string; label: string; children: (close: () => void) => ReactNode };

/** A button that asks for something; what it asks with comes when somebody reaches for it. */
function Asked({ verb, label, children }: AskedProps) {
	const [open, setOpen] = useState(false);
	return (
		<LazyPopover
			open={open}
			onOpenChange={setOpen}
			aria-label={label}
			className="w-72"
			trigger={
				<Button size="sm" aria-label={label}>
					{verb}
				</Button>
			}
		>
			<Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>
		</LazyPopover>
	);
}
