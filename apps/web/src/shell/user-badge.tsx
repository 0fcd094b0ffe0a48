import { avatarInitial, displayName, type Person } from "@throughline/domain/account";
import { Avatar } from "@throughline/ui/avatar";
import { RoleBadge } from "../features/account/role-badge.tsx";

/** Who is signed in: picture or letter, name, role. */
export function UserBadge({ user }: { user: Person }) {
	const name = displayName(user);
	return (
		<div className="flex min-w-0 items-center gap-2.5">
			<Avatar decorative name={name} imageUrl={user.profileImageUrl} initials={avatarInitial(user)} />
			<div className="min-w-0 flex-1">
				<p className="truncate text-table font-medium text-ink-strong" title={name}>
					{name}
				</p>
				<div className="mt-0.5 flex">
					<RoleBadge role={user.role} />
				</div>
			</div>
		</div>
	);
}
