import { ArrivingView } from "../../workspace/arriving-view.tsx";

export function KpisView() {
	return <ArrivingView view="kpis" />;
}
