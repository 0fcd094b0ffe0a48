import { useNavigate, useSearch } from "@tanstack/react-router";
import { allows, type Permission } from "@throughline/domain/account";
import { Dialog, DialogBody, DialogContent } from "@throughline/ui/dialog";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@throughline/ui/tabs";
import { type ComponentType, Suspense } from "react";
import { useUser } from "../../api/session/user.ts";
import { focusWindow } from "../../browser/focus-window.ts";
import { useMediaQuery, wideScreen } from "../../browser/use-media-query.ts";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { NotificationsPage } from "./notifications-page.tsx";
import { PeoplePage } from "./people-page.tsx";
import { ProfilePage } from "./profile-page.tsx";
import { SessionsPage } from "./sessions-page.tsx";
import { type SettingsTab, settingsTabOf, settingsTabs } from "./settings-tabs.ts";
import { TokensPage } from "./tokens-page.tsx";

const OrganisationPage = lazyPart(() => import("./organisation/organisation-page.tsx"), "OrganisationPage");

const RunsPage = lazyPart(() => import("./runs/runs-page.tsx"), "RunsPage");

const AiProvidersPage = lazyPart(() => import("./ai-providers/ai-providers-page.tsx"), "AiProvidersPage");

const UndoPage = lazyPart(() => import("./undo/undo-page.tsx"), "UndoPage");

/** What not everybody has. */
const permissions: Partial<Record<SettingsTab, Permission>> = {
	undo: "contribute",
	"ai-providers": "administer",
	people: "administer",
};

const pages: Record<SettingsTab, { label: string; Page: ComponentType }> = {
	profile: { label: "Profile & appearance", Page: ProfilePage },
	notifications: { label: "Notifications", Page: NotificationsPage },
	sessions: { label: "Sessions", Page: SessionsPage },
	tokens: { label: "Access tokens", Page: TokensPage },
	undo: { label: "Undo and trash", Page: UndoPage },
	organisation: { label: "Organisation", Page: OrganisationPage },
	runs: { label: "AI runs", Page: RunsPage },
	"ai-providers": { label: "AI providers", Page: AiProvidersPage },
	people: { label: "People", Page: PeoplePage },
};

/** The person's settings, over any screen; which page is shown stands in the address. */
export function SettingsDialog() {
	const search = useSearch({ strict: false });
	const navigate = useNavigate();
	const user = useUser();
	const roomy = useMediaQuery(wideScreen);
	const tabs = settingsTabs.filter((tab) => {
		const permission = permissions[tab];
		return permission === undefined || (user && allows(user.role, permission));
	});
	const wanted = search.settings ?? "profile";
	const tab = tabs.includes(wanted) ? wanted : "profile";
	const show = (settings: SettingsTab | undefined) =>
		void navigate({
			to: ".",
			search: (current) => ({ ...current, settings }),
			replace: settings !== undefined,
		});
	return (
		<Dialog open onOpenChange={(open) => !open && show(undefined)}>
			<DialogContent
				title="Settings"
				size="xl"
				className="max-sm:top-3 sm:h-[76vh]"
				onOpenAutoFocus={focusWindow}
			>
				<DialogBody>
					<Tabs
						orientation={roomy ? "vertical" : "horizontal"}
						value={tab}
						onValueChange={(next) => show(settingsTabOf(next))}
					>
						<TabsList aria-label="Settings" className={roomy ? "sticky top-0" : undefined}>
							{tabs.map((id) => (
								<TabsTrigger key={id} value={id}>
									{pages[id].label}
								</TabsTrigger>
							))}
						</TabsList>
						{tabs.map((id) => {
							const { Page } = pages[id];
							return (
								<TabsContent key={id} value={id} className={roomy ? "min-w-0 grow pt-1.5" : "pt-5"}>
									<Suspense fallback={<Arriving />}>
										<Page />
									</Suspense>
								</TabsContent>
							);
						})}
					</Tabs>
				</DialogBody>
			</DialogContent>
		</Dialog>
	);
}

/** While a page's own code is fetched. */
function Arriving() {
	return (
		<SkeletonRegion className="space-y-3">
			<Skeleton className="h-10" />
			<Skeleton className="h-40" />
		</SkeletonRegion>
	);
}
