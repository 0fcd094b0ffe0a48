import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";

type Description = {
	term: string;
	value: ReactNode;
	/** In columns: takes a row of its own, for what is much longer than the others. */
	wide?: boolean;
};

export type DescriptionListProps = {
	/** An absent value is shown as a dash. */
	items: readonly Description[];
	/** Terms beside their values, or above them in columns. */
	layout?: "rows" | "columns";
	/** Values are pressed to edit them: each is as high as what is pressed, and all stand on one line with their terms. */
	editable?: boolean;
	className?: string;
};

const pressed = "flex min-h-7 items-center max-sm:min-h-11 *:min-w-0";

/** The fields of one object, to read or, with values that can be pressed, to edit. */
export function DescriptionList({
	items,
	layout = "rows",
	editable = false,
	className,
}: DescriptionListProps) {
	const shown = (value: ReactNode) =>
		value === null || value === undefined || value === "" ? (
			<span className="text-ink-faint">
				<span aria-hidden="true">—</span>
				<span className="sr-only">Not set</span>
			</span>
		) : (
			value
		);
	if (layout === "columns") {
		return (
			<dl
				className={clsx(
					"grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4",
					className,
				)}
			>
				{items.map((item) => (
					<div key={item.term} className={clsx("min-w-0", item.wide && "col-span-full")}>
						<dt className="text-caption text-ink-muted">{item.term}</dt>
						<dd className={clsx("mt-0.5 break-words text-body text-ink", editable && pressed)}>
							{shown(item.value)}
						</dd>
					</div>
				))}
			</dl>
		);
	}
	return (
		<dl
			className={clsx(
				"grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-6 gap-y-2.5 max-sm:grid-cols-[minmax(5rem,2fr)_3fr] max-sm:gap-x-4",
				className,
			)}
		>
			{items.map((item) => (
				<Fragment key={item.term}>
					<dt
						className={clsx(
							"text-table leading-6 text-ink-muted",
							editable && "leading-7! max-sm:leading-11!",
						)}
					>
						{item.term}
					</dt>
					<dd className={clsx("min-w-0 break-words text-body leading-6 text-ink", editable && pressed)}>
						{shown(item.value)}
					</dd>
				</Fragment>
			))}
		</dl>
	);
}
