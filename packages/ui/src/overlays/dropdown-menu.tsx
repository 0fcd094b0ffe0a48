import { clsx } from "clsx";
import { Check, Dot } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import type { ComponentProps, ReactNode } from "react";
import { optionStyle, panelStyle } from "../forms/control-style.ts";
import { useOpen } from "../structure/use-open.ts";
import { forgetMenuButton, rememberMenuButton } from "./use-return-focus.ts";

/** Not modal: the page behind stays readable to assistive technology, and a click beside it does what it says. */
export function DropdownMenu({ modal = false, ...rest }: Radix.DropdownMenuProps) {
	return <Radix.Root modal={modal} {...rest} {...useOpen(rest)} />;
}

/** Around the button that opens the menu. */
export function DropdownMenuTrigger({ children }: { children: ReactNode }) {
	return <Radix.Trigger asChild>{children}</Radix.Trigger>;
}

export function DropdownMenuContent({
	className,
	align = "end",
	onCloseAutoFocus,
	...rest
}: ComponentProps<typeof Radix.Content>) {
	return (
		<Radix.Portal>
			<Radix.Content
				ref={rememberMenuButton}
				onCloseAutoFocus={(event) => {
					onCloseAutoFocus?.(event);
					// The menu fades before it is gone: by then a person may type somewhere else.
					if (document.activeElement !== document.body) event.preventDefault();
					forgetMenuButton();
				}}
				align={align}
				sideOffset={4}
				collisionPadding={8}
				className={clsx(
					panelStyle,
					"max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1",
					className,
				)}
				{...rest}
			/>
		</Radix.Portal>
	);
}

export type DropdownMenuItemProps = ComponentProps<typeof Radix.Item> & {
	/** 16 px. */
	icon?: ReactNode;
	/** At the end: a key, such as "E", or a mark. */
	shortcut?: ReactNode;
	destructive?: boolean;
};

export function DropdownMenuItem({
	icon,
	shortcut,
	destructive,
	className,
	children,
	asChild,
	...rest
}: DropdownMenuItemProps) {
	const look = clsx(
		optionStyle,
		destructive && "text-critical data-highlighted:bg-critical-soft data-highlighted:text-critical",
		className,
	);
	if (asChild) {
		return (
			<Radix.Item asChild className={look} {...rest}>
				{children}
			</Radix.Item>
		);
	}
	return (
		<Radix.Item className={look} {...rest}>
			{icon && (
				<span aria-hidden="true" className={clsx("flex shrink-0", !destructive && "text-ink-faint")}>
					{icon}
				</span>
			)}
			<span className="min-w-0 flex-1 truncate">{children}</span>
			{shortcut && (
				<span aria-hidden="true" className="ml-4 text-caption text-ink-faint">
					{shortcut}
				</span>
			)}
		</Radix.Item>
	);
}

export function DropdownMenuCheckboxItem({
	className,
	children,
	...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
	return (
		<Radix.CheckboxItem className={clsx(optionStyle, "pl-8", className)} {...rest}>
			<Radix.ItemIndicator className="absolute left-2 text-accent-text">
				<Check size={14} strokeWidth={2.5} aria-hidden="true" />
			</Radix.ItemIndicator>
			{children}
		</Radix.CheckboxItem>
	);
}

export function DropdownMenuRadioGroup(props: ComponentProps<typeof Radix.RadioGroup>) {
	return <Radix.RadioGroup {...props} />;
}

export function DropdownMenuRadioItem({
	className,
	children,
	...rest
}: ComponentProps<typeof Radix.RadioItem>) {
	return (
		<Radix.RadioItem className={clsx(optionStyle, "pl-8", className)} {...rest}>
			<Radix.ItemIndicator className="absolute left-1 text-accent-text">
				<Dot size={22} strokeWidth={4} aria-hidden="true" />
			</Radix.ItemIndicator>
			{children}
		</Radix.RadioItem>
	);
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
	return (
		<Radix.Label
			className={clsx("px-2 pt-2 pb-1 text-caption font-medium text-ink-faint", className)}
			{...rest}
		/>
	);
}

export function DropdownMenuSeparator() {
	return <Radix.Separator className="-mx-1 my-1 h-px bg-line-subtle" />;
}
