import { avatarInitial, displayName, type Role } from "@throughline/domain/account";
import { Avatar } from "@throughline/ui/avatar";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { Switch } from "@throughline/ui/switch";
import { Monitor, Moon, Sun } from "lucide-react";
import { useUser } from "../../api/session/user.ts";
import { keyboardShortcuts } from "../../browser/keyboard-shortcuts.ts";
import { useObservable } from "../../browser/observable-value.ts";
import { chooseTheme, useTheme } from "../../browser/theme.ts";
import { ReadingSettings } from "./reading-settings.tsx";
import { RoleBadge } from "./role-badge.tsx";
import { Setting } from "./setting.tsx";

const rights: Record<Role, string> = {
	Admin: "You read and change everything, and you manage people and their roles.",
	Editor: "You read everything, and you create, change and delete programs and what belongs to them.",
	Contributor:
		"You read everything, and you change status, progress, note and checklist of your tasks, the status of your risks and mitigations, and the measurements of your KPIs.",
	Viewer: "You read everything. To make changes, ask an Admin for the role of an Editor.",
};

/** Who one is here, and how the product looks and behaves in this browser. */
export function ProfilePage() {
	const user = useUser();
	const theme = useTheme();
	const shortcuts = useObservable(keyboardShortcuts) !== "off";
	if (!user) return null;
	const name = displayName(user);
	return (
		<div className="space-y-8">
			<section aria-label="Profile" className="flex items-start gap-4">
				<Avatar
					decorative
					size="lg"
					name={name}
					imageUrl={user.profileImageUrl}
					initials={avatarInitial(user)}
				/>
				<div className="min-w-0">
					<h3 className="truncate text-lead font-semibold">{name}</h3>
					{user.email && user.email !== name && (
						<p className="truncate text-table text-ink-muted">{user.email}</p>
					)}
					<p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-table text-ink-muted">
						<RoleBadge role={user.role} />
						{rights[user.role]}
					</p>
					<p className="mt-2 text-caption text-ink-faint">
						Name, address and picture come from your identity provider at each sign-in.
					</p>
				</div>
			</section>
			<section
				aria-label="Appearance and reading"
				className="divide-y divide-line-subtle border-y border-line-subtle"
			>
				<Setting label="Theme" description="Paper is always light.">
					<SegmentedControl
						aria-label="Theme"
						value={theme}
						onValueChange={chooseTheme}
						segments={[
							{ value: "light", label: "Light", icon: <Sun size={14} /> },
							{ value: "dark", label: "Dark", icon: <Moon size={14} /> },
							{ value: "system", label: "System", icon: <Monitor size={14} /> },
						]}
					/>
				</Setting>
				<Switch
					className="py-4"
					label="Single-key shortcuts"
					description="g then a letter goes to a view, ? lists them all. Ctrl or ⌘ K always opens the search."
					checked={shortcuts}
					onCheckedChange={(on) => keyboardShortcuts.set(on ? null : "off")}
				/>
				<ReadingSettings />
			</section>
		</div>
	);
}
