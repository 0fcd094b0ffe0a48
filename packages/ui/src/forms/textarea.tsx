import { formatNumber } from "@throughline/domain/value/writing";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

export type TextareaProps = ComponentProps<"textarea"> & {
	onValueChange?: (value: string) => void;
	/** Shows "12 / 500" under the text. */
	limit?: number;
};

/** Several lines of text; grows with what is typed where the browser can. */
export function Textarea({ className, onChange, onValueChange, limit, rows = 3, ...rest }: TextareaProps) {
	const wiring = useFieldControl(rest);
	const length = typeof rest.value === "string" ? rest.value.length : null;
	return (
		<>
			<textarea
				rows={rows}
				{...rest}
				{...wiring}
				onChange={(event) => {
					onChange?.(event);
					onValueChange?.(event.target.value);
				}}
				className={clsx(
					controlStyle,
					"control-text read-only:bg-inset field-sizing-content block max-h-96 resize-y px-2.5 py-1.5",
					className,
				)}
				style={{ minHeight: `calc(${rows} * 1.25rem + 0.875rem)` }}
			/>
			{limit !== undefined && length !== null && (
				<p
					className={clsx(
						"tabular mt-1 text-right text-caption",
						length > limit ? "text-critical" : "text-ink-faint",
					)}
				>
					{formatNumber(length)} / {formatNumber(limit)}
				</p>
			)}
		</>
	);
}
