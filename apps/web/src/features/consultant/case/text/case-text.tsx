import type { CaseCorrection, LinkKind, StatementRole } from "@throughline/domain/consultant/case";
import type { CasePart, CaseView } from "@throughline/domain/consultant/case/view";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Kbd } from "@throughline/ui/kbd";
import { VirtualList } from "@throughline/ui/virtual-list";
import { FileText, ListFilter } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { formatCount } from "../../../../format/count.ts";
import type { CorrectCase } from "../use-case.ts";
import { isInParts, PartPager } from "./part-pager.tsx";
import { RoleLegend } from "./role-legend.tsx";
import { linkWords, roleVariants } from "./role-variants.ts";
import { statementKeyHandler } from "./statement-keys.ts";
import { StatementRow } from "./statement-row.tsx";
import { StatementSearch } from "./statement-search.tsx";
import { type TextLine, textLines, withoutDoubles } from "./text-lines.ts";

/** Which statements are shown, and how to show others. */
export type CasePlace = {
	part: CasePart;
	/** `replace`: going back does not lead to what was shown before. */
	onPart: (part: CasePart, how: { replace: boolean }) => void;
};

type CaseTextProps = CasePlace & {
	view: CaseView;
	correct: CorrectCase;
	/** Undoes the newest correction and answers it. */
	onUndo: () => Promise<CaseCorrection | null>;
	/** The statement that is current, by id. */
	current: string | null;
	onCurrent: (id: string) => void;
};

/** The text as it was read, each statement in its role; by mouse, touch and keyboard. */
export function CaseText({ view, correct, onUndo, current, onCurrent, part, onPart }: CaseTextProps) {
	const filter = part.role ?? null;
	const [menu, setMenu] = useState<string | null>(null);
	const [linkFrom, setLinkFrom] = useState<string | null>(null);
	const box = useRef<HTMLDivElement>(null);
	const all = useMemo(() => withoutDoubles(view.statements), [view.statements]);
	// The server answers those of the role; one that was just given another goes at once.
	const shown = useMemo(() => all.filter(({ role }) => filter === null || role === filter), [all, filter]);
	const lines = useMemo(() => textLines(view, shown), [view, shown]);
	const links = useMemo(() => linksInWords(view), [view]);
	const at = shown.findIndex(({ id }) => id === current);
	const currentId = shown[at === -1 ? 0 : at]?.id ?? null;
	const place = lines.findIndex(({ id }) => id === currentId);
	const { mayChange } = view;

	// The focus follows the current statement: at once to a row that is drawn, to one far away when the list draws it.
	const wantsFocus = useRef(false);
	// With another part it goes to the first statement: the button that was pressed may have nothing left to do.
	const turnedTo = useRef<number | null>(null);
	const { from } = view;
	useEffect(() => {
		if (turnedTo.current !== from) return;
		turnedTo.current = null;
		wantsFocus.current = true;
	}, [from]);
	const focusCurrent = (row: HTMLElement | null | undefined) => {
		if (!row || !wantsFocus.current || row.dataset.statement !== currentId) return;
		wantsFocus.current = false;
		row.focus({ preventScroll: true });
		// The list shows its row by itself; the page may have to show the list.
		row.scrollIntoView?.({ block: "nearest" });
	};
	useEffect(() => {
		if (currentId !== null)
			focusCurrent(box.current?.querySelector<HTMLElement>(`[data-statement="${currentId}"]`));
	});

	const focusShowAll = (button: HTMLButtonElement | null) => {
		if (!button || !wantsFocus.current) return;
		wantsFocus.current = false;
		button.focus();
	};

	const go = (id: string) => {
		wantsFocus.current = true;
		onCurrent(id);
	};
	const setRole = (id: string, role: StatementRole) => {
		void correct({ kind: "role", statementId: id, role });
		if (filter === null || role === filter) return onCurrent(id);
		// It leaves the list: the next one follows, at the end the one before.
		const leaving = shown.findIndex((each) => each.id === id);
		const next = shown[leaving + 1] ?? shown[leaving - 1];
		if (next) go(next.id);
		else wantsFocus.current = true;
	};
	const undo = async () => {
		const undone = await onUndo();
		if (undone?.kind === "role") go(undone.statementId);
	};
	const showAll = () => onPart({ from: 0 }, { replace: true });
	const link = (to: string, kind: LinkKind) => {
		if (linkFrom !== null && linkFrom !== to) void correct({ kind: "link", from: linkFrom, to, link: kind });
		setLinkFrom(null);
	};
	const onKeyDown = statementKeyHandler({
		move(from, by) {
			const before = shown.findIndex(({ id }) => id === from);
			const next = shown[Math.min(shown.length - 1, Math.max(0, Math.max(before, 0) + by))];
			if (next) go(next.id);
		},
		role(id, role) {
			if (mayChange) setRole(id, role);
		},
		startLink: (id) => mayChange && setLinkFrom(id),
		cancelLink: () => setLinkFrom(null),
		undo: () => void (mayChange && undo()),
	});
	const linked = linkFrom === null ? null : view.statements.find(({ id }) => id === linkFrom);

	const render = (line: TextLine, before: TextLine | undefined) => {
		if (line.kind === "document") {
			return (
				<p className="flex items-center gap-2 px-2.5 pt-4 pb-1.5 text-table font-semibold text-ink-muted">
					<FileText size={14} aria-hidden="true" className="shrink-0" />
					<span className="min-w-0 break-words">{line.name}</span>
				</p>
			);
		}
		const { statement } = line;
		return (
			<div className="pb-1">
				<StatementRow
					ref={focusCurrent}
					statement={statement}
					speaker={
						before?.kind === "statement" && before.statement.speaker === statement.speaker
							? null
							: statement.speaker
					}
					current={statement.id === current}
					tabStop={statement.id === currentId}
					onFocus={() => onCurrent(statement.id)}
					links={links.get(statement.id) ?? []}
					linking={linkFrom !== null && linkFrom !== statement.id}
					mayChange={mayChange}
					open={menu === statement.id}
					onOpen={(open) => {
						onCurrent(statement.id);
						setMenu(open ? statement.id : null);
					}}
					onRole={(role) => setRole(statement.id, role)}
					onStartLink={() => setLinkFrom(statement.id)}
					onLink={(kind) => link(statement.id, kind)}
				/>
			</div>
		);
	};

	return (
		<Card
			as="section"
			aria-labelledby="case-text"
			className="min-w-0 p-3 sm:p-5 xl:col-start-1 xl:row-span-2 xl:row-start-1"
		>
			<h3 id="case-text" className="text-lead font-semibold text-ink-strong">
				What your text says
			</h3>
			<div className="mt-3 space-y-3">
				<RoleLegend
					counts={view.roleCounts}
					filter={filter}
					onFilter={(role) => onPart({ ...part, from: 0, role: role ?? undefined }, { replace: true })}
				/>
				<StatementSearch
					words={part.words ?? ""}
					onWords={(words) => onPart({ ...part, from: 0, words: words || undefined }, { replace: true })}
				/>
				{/* Always there: what appears together with its region is not read out. */}
				<p role="status" className="tabular text-caption text-ink-muted empty:sr-only">
					{part.words && !isInParts(view, all.length) && foundText(view)}
				</p>
				{mayChange && (
					<p className="text-caption text-ink-muted max-lg:hidden" data-print="hide">
						<Kbd>↑</Kbd> <Kbd>↓</Kbd> go through the statements, a letter gives the role, <Kbd>L</Kbd> links,{" "}
						<Kbd>Z</Kbd> undoes.
					</p>
				)}
				{isInParts(view, all.length) && (
					<PartPager
						view={view}
						count={all.length}
						onPart={(next) => {
							turnedTo.current = next;
							onPart({ ...part, from: next }, { replace: false });
						}}
					/>
				)}
				{linked && (
					<Callout
						role="status"
						title={`Link “${shortened(linked.quote.text)}”`}
						action={
							<Button size="sm" variant="ghost" onClick={() => setLinkFrom(null)}>
								Cancel
							</Button>
						}
					>
						Choose the other statement, then what this one does to it.
					</Callout>
				)}
			</div>
			<div ref={box} onKeyDownCapture={onKeyDown}>
				{shown.length === 0 ? (
					<EmptyState
						icon={<ListFilter size={20} />}
						message={nothingShown(part)}
						action={
							isFiltered(part) && (
								<Button ref={focusShowAll} onClick={showAll}>
									Show all
								</Button>
							)
						}
					/>
				) : (
					<VirtualList
						key={from}
						aria-label="Statements"
						count={lines.length}
						estimate={52}
						keyOf={(index) => lines[index]?.id ?? String(index)}
						render={(index) => {
							const line = lines[index];
							return line ? render(line, lines[index - 1]) : null;
						}}
						shown={current === null ? -1 : place}
						className="mt-3 -mr-2 max-h-[70vh] pr-2 xl:max-h-[calc(100dvh-16rem)] print:max-h-none print:h-auto"
					/>
				)}
			</div>
		</Card>
	);
}

function isFiltered({ from, role, words }: CasePart): boolean {
	return from > 0 || role !== undefined || words !== undefined;
}

function nothingShown({ from, role, words }: CasePart): string {
	if (from > 0) return "The text has no statements in this part.";
	if (!role && !words) return "Nothing could be read in this text.";
	const having = role ? `No statement has the role ${roleVariants[role].label}` : "No statement contains";
	if (!words) return `${having}.`;
	return role ? `${having} and contains “${words}”.` : `${having} “${words}”.`;
}

/** What each statement is linked to, in words. */
function linksInWords({ links, statements }: CaseView): Map<string, string[]> {
	const byStatement = new Map<string, string[]>();
	if (links.length === 0) return byStatement;
	const texts = new Map(statements.map(({ id, quote }) => [id, quote.text]));
	for (const { from, to, kind } of links) {
		const words = `${linkWords[kind]} “${shortened(texts.get(to) ?? "…")}”`;
		byStatement.set(from, [...(byStatement.get(from) ?? []), words]);
	}
	return byStatement;
}

function shortened(text: string): string {
	return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

function foundText({ matchCount, statementCount }: CaseView): string {
	return `${formatCount(matchCount)} of ${formatCount(statementCount)} found.`;
}
