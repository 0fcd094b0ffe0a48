import { Link } from "@tanstack/react-router";
import { avatarInitial, displayName } from "@throughline/domain/account";
import { Avatar } from "@throughline/ui/avatar";
import { Kbd } from "@throughline/ui/kbd";
import { LazyPopover } from "@throughline/ui/lazy-popover";
import { Download, Keyboard, LogOut, Settings, Undo2 } from "lucide-react";
import { useState } from "react";
import { useAllowed, useUser } from "../../api/session/user.ts";
import { entryLook } from "../entry-look.ts";
import { shellWindow } from "../shell-state.ts";
import { UserBadge } from "../user-badge.tsx";

/** The person's own corner at the end of the header. */
export function AccountMenu() {
	const user = useUser();
	const mayUndo = useAllowed("contribute");
	const [open, setOpen] = useState(false);
	if (!user) return null;
	const name = displayName(user);
	const close = () => setOpen(false);
	return (
		<LazyPopover
			open={open}
			onOpenChange={setOpen}
			align="end"
			aria-label="Account"
			className="w-64 p-1.5!"
			trigger={
				<button type="button" aria-label={`Account of ${name}`} className="hit-area flex rounded-full">
					<Avatar decorative name={name} imageUrl={user.profileImageUrl} initials={avatarInitial(user)} />
				</button>
			}
		>
			<div className="px-2 pt-1.5 pb-2.5">
				<UserBadge user={user} />
			</div>
			<ul className="border-t border-line-subtle pt-1.5">
				<li>
					<Link
						to="."
						search={(search) => ({ ...search, settings: "profile" as const })}
						className={entryLook}
						onClick={close}
					>
						<Settings size={16} aria-hidden="true" />
						Settings
					</Link>
				</li>
				{mayUndo && (
					<li>
						<Link
							to="."
							search={(search) => ({ ...search, settings: "undo" as const })}
							className={entryLook}
							onClick={close}
						>
							<Undo2 size={16} aria-hidden="true" />
							Undo and trash
						</Link>
					</li>
				)}
				<li className="sm:hidden">
					<button
						type="button"
						className={entryLook}
						onClick={() => {
							close();
							shellWindow.set("export");
						}}
					>
						<Download size={16} aria-hidden="true" />
						Export or print
					</button>
				</li>
				<li>
					<button
						type="button"
						className={entryLook}
						onClick={() => {
							close();
							shellWindow.set("shortcuts");
						}}
					>
						<Keyboard size={16} aria-hidden="true" />
						<span className="flex-1">Keyboard shortcuts</span>
						<Kbd>?</Kbd>
					</button>
				</li>
				<li>
					<a href="/api/logout" className={entryLook}>
						<LogOut size={16} aria-hidden="true" />
						Logout
					</a>
				</li>
			</ul>
		</LazyPopover>
	);
}
