/** The goods of a job's cost, compared with what the viewer has, or while it is paid. */

export type CostState = "has" | "missing" | "paid" | "due" | "later";

export interface Cost {
  good: string;
  state: CostState;
}

/** Facts of the question `job.pay`: the good that is paid now, and all that are still due. */
export interface Paying {
  due: string;
  goods: readonly string[];
}

const of = (goods: readonly string[], good: string): number => goods.filter((one) => one === good).length;

/** Return each good of the cost; the last ones of a kind are those missing or still due. */
export function costOf(goods: readonly string[], missing: readonly string[], paying: Paying | null): Cost[] {
  return goods.map((good, i) => {
    const after = of(goods.slice(i + 1), good);
    if (paying === null) return { good, state: of(missing, good) > after ? "missing" : "has" };
    const left = of(paying.goods, good);
    if (left <= after) return { good, state: "paid" };
    return { good, state: good === paying.due && left === after + 1 ? "due" : "later" };
  });
}
