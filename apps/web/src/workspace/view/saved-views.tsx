import { type SavedView, sharedViews } from "@throughline/domain/task/saved-view";
import { Button } from "@throughline/ui/button";
import { IconButton } from "@throughline/ui/icon-button";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { Bookmark, Check, Copy, Pencil, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { useAllowed } from "../../api/session/user.ts";
import { useKeptFocus } from "../../browser/use-kept-focus.ts";
import type { Fields, SearchOf } from "./fields.ts";
import { appliedSearch, keptSearch } from "./kept-search.ts";
import { SaveView } from "./save-view.tsx";
import { useStoreView } from "./use-store-view.ts";
import { ViewName } from "./view-name.tsx";
import type { ViewId } from "./views.ts";

export type SavedViewsProps<Shape extends Fields> = {
	view: ViewId;
	/** What of the address a saved view keeps. */
	shape: Shape;
	/** What the address says now. */
	search: Readonly<Record<string, unknown>>;
	/** Takes what a saved view says into the address. */
	onApply: (change: SearchOf<Shape>) => void;
	/** A name that a person might give one. */
	placeholder: string;
};

/** A person's own ways to look at a view, and those that others share: apply, keep, rename, share, copy or delete one. */
export function SavedViews<Shape extends Fields>(props: SavedViewsProps<Shape>) {
	const [open, setOpen] = useState(false);
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger>
				<Button icon={<Bookmark size={16} aria-hidden="true" />}>
					<span className="sr-only sm:not-sr-only">Saved views</span>
				</Button>
			</PopoverTrigger>
			<PopoverContent
				aria-label="Saved views"
				className="max-h-(--radix-popover-content-available-height) w-80 overflow-y-auto"
			>
				<ViewList {...props} onApplied={() => setOpen(false)} />
				<SaveView {...props} />
			</PopoverContent>
		</Popover>
	);
}

function ViewList<Shape extends Fields>({
	view,
	shape,
	search,
	onApply,
	onApplied,
}: SavedViewsProps<Shape> & { onApplied: () => void }) {
	// Another tab may have saved or deleted one.
	const views = trpc.task.savedView.list.useQuery({ view }, { refetchOnMount: "always" });
	const [renaming, setRenaming] = useState<string | null>(null);
	const { save, share, rename, remove } = useStoreView(view);
	const mayShare = useAllowed("write") && sharedViews.includes(view);
	const focus = useKeptFocus<HTMLDivElement>();
	const now = JSON.stringify(keptSearch(shape, search));
	if (views.isPending) return <p className="text-table text-ink-muted">Loading</p>;
	if (views.isError && !views.data) {
		return <p className="text-table text-critical">{toApiError(views.error).sentence}</p>;
	}
	if (views.data.length === 0) {
		return (
			<div {...focus}>
				<p className="text-pretty text-table text-ink-muted">
					Keep the filters, order and display that you see now, and come back to them with a click.
				</p>
			</div>
		);
	}
	const isShown = ({ search }: SavedView) => JSON.stringify(keptSearch(shape, search)) === now;
	const apply = (saved: SavedView) => {
		onApply(appliedSearch(shape, saved.search));
		onApplied();
	};
	const own = views.data.filter(({ sharedBy }) => sharedBy === null);
	const others = views.data.filter(({ sharedBy }) => sharedBy !== null);
	return (
		<div {...focus}>
			<ul className="-mx-1 space-y-0.5">
				{own.map((saved) =>
					renaming === saved.id ? (
						<li key={saved.id}>
							<ViewName
								name={saved.name}
								taken={own.map(({ name }) => name)}
								onRename={(name) => rename(saved, name)}
								onClose={() => setRenaming(null)}
							/>
						</li>
					) : (
						<li key={saved.id} className="flex items-center">
							<ViewButton saved={saved} isShown={isShown(saved)} onApply={() => apply(saved)} />
							{mayShare && (
								<IconButton
									size="sm"
									label={`${saved.shared ? "Stop sharing" : "Share"} view ${saved.name}`}
									title={saved.shared ? "Stop sharing" : "Share with everybody"}
									tooltip={false}
									icon={
										<Users size={14} aria-hidden="true" className={saved.shared ? "text-accent-text" : ""} />
									}
									onClick={() => void share(saved, !saved.shared)}
								/>
							)}
							<IconButton
								size="sm"
								label={`Rename view ${saved.name}`}
								tooltip={false}
								icon={<Pencil size={14} aria-hidden="true" />}
								onClick={() => setRenaming(saved.id)}
							/>
							<IconButton
								size="sm"
								label={`Delete view ${saved.name}`}
								tooltip={false}
								icon={<Trash2 size={14} aria-hidden="true" />}
								onClick={() => void remove(saved)}
							/>
						</li>
					),
				)}
			</ul>
			{others.length > 0 && (
				<section aria-label="Shared by others" className="mt-2">
					<h3 className="mb-1 px-1 text-caption font-medium text-ink-muted">Shared by others</h3>
					<ul className="-mx-1 space-y-0.5">
						{others.map((saved) => (
							<li key={saved.id} className="flex items-center">
								<ViewButton saved={saved} isShown={isShown(saved)} onApply={() => apply(saved)} />
								<IconButton
									size="sm"
									label={`Copy view ${saved.name}`}
									tooltip={false}
									icon={<Copy size={14} aria-hidden="true" />}
									onClick={() => void save({ name: freeName(saved.name, own), search: saved.search })}
								/>
							</li>
						))}
					</ul>
				</section>
			)}
		</div>
	);
}

type ViewButtonProps = { saved: SavedView; isShown: boolean; onApply: () => void };

/** Applies a view; says who shares it. */
function ViewButton({ saved: { name, shared, sharedBy }, isShown, onApply }: ViewButtonProps) {
	const note = sharedBy ?? (shared ? "Shared with everybody" : null);
	return (
		<button
			type="button"
			aria-current={isShown || undefined}
			onClick={onApply}
			className="flex min-h-8 min-w-0 grow items-center gap-2 rounded-sm px-2 py-1 text-left text-body hover:bg-hover thumb:min-h-11"
		>
			<span className="min-w-0 grow">
				<span className="block truncate">{name}</span>
				{note !== null && <span className="block truncate text-caption text-ink-muted">{note}</span>}
			</span>
			{isShown && <Check size={14} aria-hidden="true" className="shrink-0 text-accent-text" />}
		</button>
	);
}

/** A copy replaces none of one's own. */
function freeName(name: string, own: readonly SavedView[]): string {
	const isTaken = (wanted: string) => own.some((each) => each.name === wanted);
	let free = name;
	for (let number = 2; isTaken(free); number += 1) free = `${name} (${number})`;
	return free;
}
