import { useNavigate } from "@tanstack/react-router";
import { type Found, searchWords, stretches } from "@throughline/domain/search";
import { Button } from "@throughline/ui/button";
import { useClosedByBack } from "@throughline/ui/closed-by-back";
import { Dialog, DialogContent } from "@throughline/ui/dialog";
import { Spinner } from "@throughline/ui/spinner";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { objectLink } from "../../workspace/object-link.ts";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { shellWindow } from "../shell-state.ts";
import { matching } from "./findable.ts";
import { kinds } from "./kinds.ts";
import { groupLook, Line } from "./line.tsx";
import { programsPage } from "./programs-page.ts";
import { useFindable } from "./use-findable.ts";
import { byKind, useObjects } from "./use-objects.ts";

/** Finds views, programs, actions and any object by typing. */
export function SearchDialog() {
	const [typed, setTyped] = useState("");
	useClosedByBack(() => shellWindow.set(null));
	const open = useOpenObject();
	const words = searchWords(typed);
	const groups = matching(useFindable(), words);
	const objects = useObjects(typed);
	const listed = new Set(groups.flatMap(({ items }) => items.map(({ id }) => id)));
	const matches = objects.found.filter(({ kind, id }) => !listed.has(`${kind} ${id}`));
	const choose = (run: () => void) => () => {
		shellWindow.set(null);
		run();
	};
	const [first] = groups.length === 0 ? matches : [];
	const waitForAnswer = useEnterAhead(
		objects.isPending && groups.length === 0,
		first && choose(() => open(first)),
	);
	return (
		<Dialog open onOpenChange={(isOpen) => !isOpen && shellWindow.set(null)}>
			<DialogContent title="Search" size="lg" className="overflow-hidden">
				<Command
					label="Search"
					loop
					shouldFilter={false}
					onKeyDown={waitForAnswer}
					className="flex min-h-0 flex-col"
				>
					<div className="flex items-center gap-2.5 border-y border-line px-5">
						{objects.isPending ? (
							<Spinner />
						) : (
							<Search size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
						)}
						<Command.Input
							value={typed}
							onValueChange={setTyped}
							placeholder="A task, a risk, a view, an action…"
							className="h-11 min-w-0 flex-1 bg-transparent text-body outline-none"
						/>
					</div>
					<Command.List className="min-h-0 flex-1 overflow-y-auto p-2 sm:max-h-96">
						{groups.map(({ heading, items }) => (
							<Command.Group key={heading} heading={heading} className={groupLook}>
								{items.map(({ id, label, hint, icon, run }) => (
									<Line
										key={id}
										id={id}
										icon={icon}
										label={<Marked text={label} words={words} />}
										hint={hint}
										onSelect={choose(run)}
									/>
								))}
							</Command.Group>
						))}
						{byKind(matches).map(([kind, items]) => (
							<Command.Group key={kind} heading={kinds[kind].heading} className={groupLook}>
								{items.map((item) => (
									<Line
										key={item.id}
										id={`${kind} ${item.id}`}
										icon={kinds[kind].icon}
										label={<Title found={item} words={words} />}
										detail={item.excerpt && <Marked text={item.excerpt} words={words} />}
										hint={kind === "program" ? undefined : item.programName}
										onSelect={choose(() => open(item))}
									/>
								))}
							</Command.Group>
						))}
						<Command.Empty className="px-3 py-10 text-center text-body text-ink-muted">
							{objects.isPending ? "Searching…" : !objects.isError && `Nothing found for “${typed.trim()}”.`}
						</Command.Empty>
						{objects.isError && <Failure onRetry={() => void objects.retry()} />}
					</Command.List>
				</Command>
				<span role="status" className="sr-only">
					{objects.isAsked && !objects.isPending && inWords(matches.length + listed.size)}
				</span>
			</DialogContent>
		</Dialog>
	);
}

function inWords(count: number): string {
	return count === 1 ? "1 result" : `${count} results`;
}

function Title({ found: { code, title }, words }: { found: Found; words: string[] }) {
	return (
		<>
			{code && <span className="tabular mr-2 text-ink-muted">{code}</span>}
			<Marked text={title} words={words} />
		</>
	);
}

function Failure({ onRetry }: { onRetry: () => void }) {
	return (
		<div role="alert" className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-table">
			Tasks, risks and the rest could not be searched.
			<Button size="sm" onClick={onRetry}>
				Try again
			</Button>
		</div>
	);
}

/** Enter that comes before the answer means the first thing in it, not what was found for fewer letters. */
function useEnterAhead(isPending: boolean, openFirst: (() => void) | undefined) {
	const pressed = useRef(false);
	useEffect(() => {
		if (isPending || !pressed.current) return;
		pressed.current = false;
		openFirst?.();
	}, [isPending, openFirst]);
	return (event: KeyboardEvent) => {
		pressed.current = isPending && event.key === "Enter" && !event.nativeEvent.isComposing;
		if (pressed.current) event.preventDefault();
	};
}

/** Goes to an object, in its own program. */
function useOpenObject(): (found: Found) => void {
	const navigate = useNavigate();
	const { programs } = useSelectedProgram();
	return ({ kind, id, parentId, programId, title }) => {
		if (kind === "program" && !programs.some((program) => program.id === id)) {
			return void navigate(programsPage({ archived: true, q: title }));
		}
		const object = { type: kind, id, parentId, programId };
		const link = objectLink(object);
		if (link) void navigate(link);
	};
}

/** A text in which what was searched for is marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
	return stretches(text, words).map(({ text: stretch, matched }, place) =>
		matched ? (
			<mark key={place} className="rounded-xs bg-accent-soft font-medium text-accent-text">
				{stretch}
			</mark>
		) : (
			stretch
		),
	);
}
