// As wide as the name columns of the charts that this one is compared with, so that as much of the timeline is
// drawn. The chart reads it as it is loaded: this comes before.
localStorage.setItem("ganttOutlineWidth", "220");
