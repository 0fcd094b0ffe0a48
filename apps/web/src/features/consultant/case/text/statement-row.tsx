import {
	type CaseStatement,
	type LinkKind,
	linkKinds,
	type StatementRole,
} from "@throughline/domain/consultant/case";
import { statementRoles } from "@throughline/domain/consultant/case/statement-roles";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { clsx } from "clsx";
import { Check, Link2 } from "lucide-react";
import { RoleMark } from "./role-mark.tsx";
import { linkWords, roleTint, roleVariants } from "./role-variants.ts";
import { menuKeyHandler } from "./statement-keys.ts";

type StatementRowProps = {
	/** Given the row when it is drawn. */
	ref: (row: HTMLButtonElement | null) => void;
	statement: CaseStatement;
	/** Who says it, where that changes. */
	speaker: string | null;
	current: boolean;
	/** Whether the keyboard reaches the list at it. */
	tabStop: boolean;
	/** What it is linked to, in words. */
	links: readonly string[];
	/** Whether another statement waits to be linked to this one. */
	linking: boolean;
	mayChange: boolean;
	open: boolean;
	onOpen: (open: boolean) => void;
	onFocus: () => void;
	onRole: (role: StatementRole) => void;
	onStartLink: () => void;
	onLink: (kind: LinkKind) => void;
};

/** A statement in its text, with its role; choosing it opens the roles it can have. */
export function StatementRow({
	ref,
	statement,
	speaker,
	current,
	tabStop,
	links,
	linking,
	mayChange,
	open,
	onOpen,
	onFocus,
	...acts
}: StatementRowProps) {
	const { role, confirmed, kind, quote } = statement;
	const row = (
		<button
			ref={ref}
			type="button"
			data-statement={statement.id}
			tabIndex={tabStop ? 0 : -1}
			aria-current={current ? "true" : undefined}
			onFocus={onFocus}
			className={clsx(
				"flex scroll-my-24 items-start gap-2.5 rounded-md border-l-4 px-2.5 text-left",
				textClass(statement),
				kind === "item" ? "ml-4 w-[calc(100%-1rem)]" : "w-full",
				current && "outline-2 -outline-offset-2 outline-ring",
			)}
			style={{
				borderLeftColor: roleVariants[role].colour ?? "var(--line)",
				background: roleTint(role),
			}}
		>
			<RoleMark role={role} className="mt-0.5" />
			<span className="min-w-0 flex-1">
				<span
					className={clsx(
						"block whitespace-pre-line break-words",
						kind === "title" && "font-semibold text-ink-strong",
					)}
				>
					{quote.text}
				</span>
				<span className="flex flex-wrap items-center gap-x-2 text-caption text-ink-muted">
					{/* Where there is room it stands at the right. */}
					<span className={clsx(confirmed ? "sm:sr-only" : "sr-only")}>
						{roleVariants[role].label}
						{confirmed && " (confirmed)"}
					</span>
					{speaker && <span>{speaker}</span>}
					{links.map((link) => (
						<span key={link} className="inline-flex min-w-0 items-center gap-1">
							<Link2 size={12} aria-hidden="true" className="shrink-0" />
							<span className="break-words">{link}</span>
						</span>
					))}
				</span>
			</span>
			<span
				aria-hidden="true"
				className="mt-1 flex shrink-0 items-center gap-1.5 text-caption text-ink-muted"
			>
				{confirmed && <Check size={14} className="text-accent-text" />}
				<span className="w-14 max-sm:hidden">{roleVariants[role].label}</span>
			</span>
		</button>
	);
	if (!mayChange) return row;
	const closing = (act: () => void) => {
		onOpen(false);
		act();
	};
	const onLetter = menuKeyHandler({
		role: (chosen) => closing(() => acts.onRole(chosen)),
		startLink: () => closing(acts.onStartLink),
	});
	return (
		<DropdownMenu open={open} onOpenChange={onOpen}>
			<DropdownMenuTrigger>{row}</DropdownMenuTrigger>
			<DropdownMenuContent
				align="start"
				aria-label={linking ? "What it does" : "Role of the statement"}
				onKeyDown={linking ? undefined : onLetter}
			>
				{linking
					? linkKinds.map((kind) => (
							<DropdownMenuItem key={kind} onSelect={() => acts.onLink(kind)}>
								{`It ${linkWords[kind]} this`}
							</DropdownMenuItem>
						))
					: statementRoles.map((each) => (
							<DropdownMenuItem
								key={each}
								icon={<RoleMark role={each} />}
								shortcut={each === role && <Check size={14} className="text-accent-text" />}
								onSelect={() => acts.onRole(each)}
							>
								{roleVariants[each].label}
								{each === role && <span className="sr-only"> (present role)</span>}
							</DropdownMenuItem>
						))}
				{!linking && (
					<>
						<DropdownMenuSeparator />
						<DropdownMenuItem icon={<Link2 size={16} />} shortcut="L" onSelect={acts.onStartLink}>
							Link to another statement
						</DropdownMenuItem>
					</>
				)}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}

/** Who wrote to whom and when takes no more room than it says. */
function textClass({ kind, role, confirmed }: CaseStatement): string {
	const isHead = kind === "letterhead" && role === "context" && !confirmed;
	return isHead ? "py-1 text-caption text-ink-muted" : "py-1.5 text-body text-ink";
}
