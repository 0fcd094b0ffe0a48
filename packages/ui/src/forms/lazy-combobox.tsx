import { clsx } from "clsx";
import { ChevronsUpDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { fetchPart, preloadPart } from "../structure/fetch-part.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { selectStyle } from "./control-style.ts";
import type { ComboboxOption } from "./option-list.tsx";

const load = () => import("./combobox.tsx");
const Combobox = lazy(async () => ({ default: (await fetchPart(load)).Combobox }));

/** Fetches the list's code ahead of the press that needs it. */
const preload = () => preloadPart(load);

export type LazyComboboxProps = Pick<
	ComboboxProps,
	"value" | "onValueChange" | "placeholder" | "searchPlaceholder" | "emptyText" | "className"
> & {
	options: readonly ComboboxOption[];
	"aria-label": string;
};

/** A combobox of which a page shows little more than its value: the code of its list comes when somebody reaches for it. */
export function LazyCombobox(props: LazyComboboxProps) {
	const [opened, setOpened] = useState(false);
	const face = <Face {...props} onOpen={() => setOpened(true)} />;
	if (!opened) return face;
	return (
		<Suspense fallback={face}>
			<Combobox {...props} defaultOpen />
		</Suspense>
	);
}

/** The closed combobox, exactly as the real one looks and is announced. */
function Face({
	value,
	options,
	placeholder = "Select…",
	className,
	onOpen,
	"aria-label": label,
}: LazyComboboxProps & { onOpen: () => void }) {
	const chosen = options.find((option) => option.value === value);
	return (
		<button
			type="button"
			role="combobox"
			aria-label={label}
			aria-expanded={false}
			aria-autocomplete="none"
			// What it will control is not there yet.
			aria-haspopup="listbox"
			onPointerEnter={preload}
			onFocus={preload}
			onClick={onOpen}
			onKeyDown={(event) => {
				if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
				event.preventDefault();
				onOpen();
			}}
			className={clsx(selectStyle, !chosen && "text-ink-faint", className)}
		>
			<span className="truncate">{chosen?.label ?? placeholder}</span>
			<ChevronsUpDown size={14} aria-hidden="true" className="shrink-0 text-ink-faint" />
		</button>
	);
}
