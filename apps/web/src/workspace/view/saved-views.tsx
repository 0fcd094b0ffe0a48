import type { SavedView } from "@throughline/domain/task/saved-view";
import { Button } from "@throughline/ui/button";
import { IconButton } from "@throughline/ui/icon-button";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { Bookmark, Check, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
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

/** A person's own ways to look at a view: apply one, keep the present one under a name, rename or delete one. */
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
				// A name that is being written takes the first Escape.
				onEscapeKeyDown={(event) => {
					if (event.target instanceof Element && event.target.closest("[data-escape]"))
						event.preventDefault();
				}}
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
	const { rename, remove } = useStoreView(view);
	const now = JSON.stringify(keptSearch(shape, search));
	if (views.isPending) return <p className="text-table text-ink-muted">Loading</p>;
	if (views.isError && !views.data) {
		return <p className="text-table text-critical">{toApiError(views.error).sentence}</p>;
	}
	if (views.data.length === 0) {
		return (
			<p className="text-pretty text-table text-ink-muted">
				Keep the filters, order and display that you see now, and come back to them with a click.
			</p>
		);
	}
	const isShown = ({ search }: SavedView) => JSON.stringify(keptSearch(shape, search)) === now;
	return (
		<ul className="-mx-1 space-y-0.5">
			{views.data.map((saved) =>
				renaming === saved.id ? (
					<li key={saved.id}>
						<ViewName
							name={saved.name}
							taken={views.data.map(({ name }) => name)}
							onRename={(name) => rename(saved, name)}
							onClose={() => setRenaming(null)}
						/>
					</li>
				) : (
					<li key={saved.id} className="flex items-center">
						<button
							type="button"
							aria-current={isShown(saved) || undefined}
							onClick={() => {
								onApply(appliedSearch(shape, saved.search));
								onApplied();
							}}
							className="flex h-8 min-w-0 grow items-center gap-2 rounded-sm px-2 text-left text-body hover:bg-hover thumb:h-11"
						>
							<span className="grow truncate">{saved.name}</span>
							{isShown(saved) && <Check size={14} aria-hidden="true" className="shrink-0 text-accent-text" />}
						</button>
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
	);
}
