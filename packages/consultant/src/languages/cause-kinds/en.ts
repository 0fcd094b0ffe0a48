import type { CauseKindWords } from "./cause-kinds.ts";

export const en: CauseKindWords = {
	data: "not_counted never_counted nobody_counts no_one_counts nobody_measures not_measured never_measured nobody_records not_recorded never_recorded unrecorded not_logged never_logged never_gets_written never_written not_written_down no_record no_records no_figures no_data nobody_weighs not_weighed never_weighed not_tracked nobody_tracks not_labelled unlabelled no_label nobody_checks nobody_inspects not_checked never_checked without_checking only_counted",
	handover:
		"nobody_tells no_one_tells never_told not_told is_told_only nobody_informs not_informed not_passed_on never_passed_on nobody_reports handover handovers hand_over handed_over each_thinks each_assumes each_believes thinks_the_other between_the_two nobody_answers waits_for_the wait_for_the approval approvals sign-off signs_off without_asking without_consulting not_consulted never_asked not_asked learns_too_late hears_too_late",
	training:
		"untrained not_trained never_trained no_training nobody_trained not_been_trained nobody_knows_how not_know_how doesn't_know_how don't_know_how inexperienced no_experience only_one_person_knows nobody_showed never_shown not_shown briefing induction new_hires",
	staff:
		"vacant vacancy vacancies unfilled understaffed short-staffed short_of_staff has_left have_left not_replaced never_replaced only_replaced retired retires resigned resignation too_few_people not_enough_people not_enough_staff fewer_people on_sick_leave off_sick sick_leave nobody_covers no_cover no_stand-in no_deputy one_person position_is post_is",
	repair:
		"broken broke break_down breaks_down defective faulty worn worn_out rust* leak* leaks out_of_order out_of_service stood_still standstill original originals too_old years_old outdated obsolete crash crashes fails_every keeps_failing battery batteries tear_off tear torn fades jams jammed jamming misfires",
	rule: "no_rule no_rules no_standard no_standards no_procedure no_process no_checklist no_criteria no_plan no_schedule no_policy no_threshold nobody_decides no_one_decides nobody_allocates nobody_assigns never_agreed not_agreed not_defined undefined never_defined not_laid_down nobody_is_responsible nobody_owns no_owner each_in_their_own their_own_way mixed_up mixed_together same_for_all paid_per paid_by first_come",
};
