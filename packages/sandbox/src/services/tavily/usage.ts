const planLimit = 15_000;

/** Counts the credits of one account, which has one key. */
export function createUsage() {
  let credits = 0;
  return {
    spend: (count: number): void => {
      credits += count;
    },
    /** The answer of the usage endpoint. */
    report: (exhausted: boolean) => {
      const plan_usage = exhausted ? planLimit : credits;
      const by = { search_usage: plan_usage, extract_usage: 0, crawl_usage: 0, map_usage: 0, research_usage: 0 };
      return {
        key: { usage: plan_usage, limit: exhausted ? planLimit : null, ...by },
        account: {
          current_plan: 'Bootstrap',
          plan_usage,
          plan_limit: planLimit,
          paygo_usage: 0,
          paygo_limit: null,
          ...by,
        },
      };
    },
  };
}
export type Usage = ReturnType<typeof createUsage>;
