import { Link } from "@tanstack/react-router";
import { IconButton } from "@throughline/ui/icon-button";
import { Popover, PopoverContent, PopoverTrigger } from "@throughline/ui/popover";
import { Bell, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useNotices } from "./notices.ts";

/** Opens what there is to know; the dot shows only when there is something. */
export function NotificationsButton() {
	const [open, setOpen] = useState(false);
	const notices = useNotices();
	return (
		<Popover open={open} onOpenChange={setOpen}>
			<PopoverTrigger>
				<IconButton
					label={notices.length > 0 ? `Notifications, ${notices.length} new` : "Notifications"}
					tooltip={false}
					icon={
						<span className="relative flex">
							<Bell size={16} aria-hidden="true" />
							{notices.length > 0 && (
								<span
									data-testid="alert-dot"
									className="absolute -top-1 -right-1 size-2 rounded-full bg-critical-solid ring-2 ring-card"
								/>
							)}
						</span>
					}
				/>
			</PopoverTrigger>
			<PopoverContent align="end" aria-label="Notifications" className="w-84">
				<h2 className="text-body font-semibold">Notifications</h2>
				{notices.length > 0 ? (
					<ul className="mt-2 space-y-2">
						{notices.map((notice) => (
							<li
								key={notice.id}
								className="flex gap-2.5 rounded-md bg-warning-soft p-2.5 text-table text-warning"
							>
								<TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
								<span>
									<span className="block font-medium">{notice.title}</span>
									{notice.text}
								</span>
							</li>
						))}
					</ul>
				) : (
					<p className="mt-1 text-table text-ink-muted">Nothing needs your attention.</p>
				)}
				<div className="mt-3 border-t border-line-subtle pt-3 text-table text-ink-muted">
					<p>
						<span className="font-medium text-accent-text">Arriving. </span>
						Reviews that are due, tasks that were given to you and risks that crossed a threshold will be
						listed here.
					</p>
					<p className="mt-2">
						Until then, the latest changes stand under Recent Activity on the{" "}
						<Link
							to="/"
							onClick={() => setOpen(false)}
							className="font-medium text-accent-text underline underline-offset-2"
						>
							dashboard
						</Link>
						.
					</p>
				</div>
			</PopoverContent>
		</Popover>
	);
}
