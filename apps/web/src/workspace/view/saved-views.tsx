import type { SavedView } from "@throughline/domain/task/saved-view";
import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { toast } from "@throughline/ui/toast";
import { Bookmark, Check, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import type { Fields, SearchOf } from "./fields.ts";
import { appliedSearch, keptSearch } from "./kept-search.ts";
import type { ViewId } from "./views.ts";

type SavedViewsProps<Shape extends Fields> = {
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

/** A person's own ways to look at a view: apply one, keep the present one under a name, delete one. */
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
	const views = trpc.task.savedView.list.useQuery({ view });
	const refresh = useRefreshViews(view);
	const save = trpc.task.savedView.save.useMutation({ onSuccess: refresh });
	const remove = trpc.task.savedView.remove.useMutation({
		onSuccess({ name, search }) {
			void refresh();
			const undo = () => save.mutate({ view, name, search });
			toast({ title: "View deleted", description: name, action: { label: "Undo", onAction: undo } });
		},
		onError: (error) => failed("Failed to delete view", error),
	});
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
			{views.data.map((saved) => (
				<li key={saved.id} className="flex items-center gap-1">
					<button
						type="button"
						aria-current={isShown(saved) || undefined}
						onClick={() => {
							onApply(appliedSearch(shape, saved.search));
							onApplied();
						}}
						className="flex h-8 min-w-0 grow items-center gap-2 rounded-sm px-2 text-left text-body hover:bg-hover"
					>
						<span className="grow truncate">{saved.name}</span>
						{isShown(saved) && <Check size={14} aria-hidden="true" className="shrink-0 text-accent-text" />}
					</button>
					<IconButton
						size="sm"
						label={`Delete view ${saved.name}`}
						tooltip={false}
						icon={<Trash2 size={14} aria-hidden="true" />}
						onClick={() => remove.mutate({ id: saved.id })}
					/>
				</li>
			))}
		</ul>
	);
}

function SaveView<Shape extends Fields>({ view, shape, search, placeholder }: SavedViewsProps<Shape>) {
	const refresh = useRefreshViews(view);
	const [name, setName] = useState("");
	const save = trpc.task.savedView.save.useMutation({
		onSuccess(saved) {
			setName("");
			void refresh();
			toast({ title: "View saved", description: saved.name });
		},
		onError: (error) => failed("Failed to save view", error),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (name.trim() !== "" && !save.isPending) save.mutate({ view, name, search: keptSearch(shape, search) });
	};
	return (
		<form onSubmit={submit} className="mt-3 border-t border-line-subtle pt-3">
			<Field label="Save this view as">
				<Input
					value={name}
					onValueChange={setName}
					maxLength={200}
					placeholder={placeholder}
					autoComplete="off"
				/>
			</Field>
			<div className="mt-2 flex justify-end">
				<Button
					type="submit"
					size="sm"
					variant="primary"
					loading={save.isPending}
					disabled={name.trim() === ""}
				>
					Save view
				</Button>
			</div>
		</form>
	);
}

/** Views are nobody else's business: no live update names them. */
function useRefreshViews(view: ViewId): () => Promise<void> {
	const utils = trpc.useUtils();
	return () => utils.task.savedView.list.invalidate({ view });
}

function failed(title: string, error: unknown): void {
	toast({ title, description: toApiError(error).sentence, variant: "destructive" });
}
