import { Button } from "@throughline/ui/button";
import { Field } from "@throughline/ui/field";
import { Input } from "@throughline/ui/input";
import { type FormEvent, useState } from "react";
import { useDraftPlace } from "../../forms/kept-draft.ts";
import { useKeptText } from "../../forms/use-kept-text.ts";
import type { Fields } from "./fields.ts";
import { keptSearch } from "./kept-search.ts";
import type { SavedViewsProps } from "./saved-views.tsx";
import { useStoreView } from "./use-store-view.ts";

type SaveViewProps<Shape extends Fields> = Omit<SavedViewsProps<Shape>, "onApply">;

/** Keeps the present way to look at a view under a name. What is typed of it outlives the window and a reload. */
export function SaveView<Shape extends Fields>({ view, shape, search, placeholder }: SaveViewProps<Shape>) {
	const { save } = useStoreView(view);
	const { text: name, type } = useKeptText(useDraftPlace(`view-name/${view}`), "");
	const [saving, setSaving] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (name.trim() === "" || saving) return;
		setSaving(true);
		if (await save({ name: name.trim(), search: keptSearch(shape, search) })) type("");
		setSaving(false);
	};
	return (
		<form onSubmit={(event) => void submit(event)} className="mt-3 border-t border-line-subtle pt-3">
			<Field label="Save this view as">
				<Input
					value={name}
					onValueChange={type}
					maxLength={200}
					placeholder={placeholder}
					autoComplete="off"
				/>
			</Field>
			<div className="mt-2 flex justify-end">
				<Button type="submit" size="sm" variant="primary" loading={saving} disabled={name.trim() === ""}>
					Save view
				</Button>
			</div>
		</form>
	);
}
