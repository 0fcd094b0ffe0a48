import { IconButton } from "@throughline/ui/icon-button";
import { clsx } from "clsx";
import { ArrowDown, ArrowUp, ChevronRight, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { type Path, pathText } from "./draft-document.ts";
import { controlId, usePlaybookForm } from "./form-context.ts";
import { isWithin } from "./open-entries.ts";

type EntryProps = {
	/** The list, the entry's place in it, and how many it has. */
	list: Path;
	at: number;
	count: number;
	/** What it is, in small letters: "task". */
	noun: string;
	/** What it is called so far; "" for one without a name. */
	name: string;
	/** Quieter, behind the name. */
	about?: string | undefined;
	children: ReactNode;
};

/** An entry of a list: its name, and below it, once it is opened, its fields. */
export function Entry({ list, at, count, noun, name, about, children }: EntryProps) {
	const { open, toggle, errors } = usePlaybookForm();
	const path = [...list, at];
	const place = pathText(path);
	const isOpen = open.has(place);
	const wrong = errors.filter((error) => isWithin(error.path, place)).length;
	const called = name || `${noun} ${at + 1}`;
	const bodyId = `${controlId(place)}-fields`;
	return (
		<li aria-label={called} className="min-w-0 rounded-lg border border-line bg-card">
			<div className="flex flex-wrap items-center justify-end gap-x-1 p-1">
				<button
					type="button"
					id={controlId(place)}
					aria-expanded={isOpen}
					aria-controls={isOpen ? bodyId : undefined}
					onClick={() => toggle(place)}
					className="focus-inset flex min-h-8 min-w-0 flex-1 basis-48 items-center gap-1.5 rounded-md px-1.5 text-left text-body hover:bg-hover"
				>
					<ChevronRight
						size={14}
						aria-hidden="true"
						className={clsx(
							"shrink-0 text-ink-faint transition-transform duration-120",
							isOpen && "rotate-90",
						)}
					/>
					<span className="flex min-w-0 flex-wrap items-baseline gap-x-2 py-1">
						<span
							className={clsx(
								"min-w-0 text-pretty break-words",
								name ? "font-medium text-ink-strong" : "text-ink-muted",
							)}
						>
							{name || `New ${noun}`}
						</span>
						{about && <span className="tabular text-caption text-ink-muted">{about}</span>}
						{wrong > 0 && (
							<span className="text-caption font-medium text-critical">
								{wrong === 1 ? "1 error" : `${wrong} errors`}
							</span>
						)}
					</span>
				</button>
				<EntryButtons path={path} list={list} at={at} count={count} noun={noun} called={called} />
			</div>
			{isOpen && (
				<div id={bodyId} className="space-y-4 border-t border-line-subtle p-3 sm:p-4">
					{children}
				</div>
			)}
		</li>
	);
}

type EntryButtonsProps = Pick<EntryProps, "list" | "at" | "count" | "noun"> & { path: Path; called: string };

/** Moves an entry up and down, and takes it out. */
export function EntryButtons({ path, list, at, count, noun, called }: EntryButtonsProps) {
	const { move, remove } = usePlaybookForm();
	const id = controlId(pathText(path));
	return (
		<span className="flex shrink-0">
			<IconButton
				id={`${id}-up`}
				size="sm"
				label={`Move ${called} up`}
				tooltip={false}
				icon={<ArrowUp size={14} aria-hidden="true" />}
				disabled={at === 0}
				onClick={() => move(list, at, at - 1)}
			/>
			<IconButton
				id={`${id}-down`}
				size="sm"
				label={`Move ${called} down`}
				tooltip={false}
				icon={<ArrowDown size={14} aria-hidden="true" />}
				disabled={at === count - 1}
				onClick={() => move(list, at, at + 1)}
			/>
			<IconButton
				size="sm"
				label={`Remove ${called}`}
				tooltip={false}
				icon={<Trash2 size={14} aria-hidden="true" />}
				onClick={() => remove(path, noun)}
			/>
		</span>
	);
}
