/** A straight line through many cases by least squares, with a penalty on its weights (ridge regression). */
export class Ridge {
  private readonly size: number;
  /** Sums over the cases: products of features with features, and with what they came to. */
  private readonly products: Float64Array;
  private readonly outcomes: Float64Array;
  cases = 0;

  constructor(size: number) {
    this.size = size;
    this.products = new Float64Array(size * size);
    this.outcomes = new Float64Array(size);
  }

  /** `features`: the first is 1 and is not penalised. */
  add(features: readonly number[], outcome: number): void {
    const { size, products, outcomes } = this;
    this.cases++;
    for (let i = 0; i < size; i++) {
      const one = features[i] ?? 0;
      if (one === 0) continue;
      outcomes[i] = (outcomes[i] ?? 0) + one * outcome;
      for (let j = 0; j <= i; j++) {
        products[i * size + j] = (products[i * size + j] ?? 0) + one * (features[j] ?? 0);
      }
    }
  }

  /** The weights, in the order of the features. `penalty`: in cases, on features of variance 1. */
  solve(penalty: number): number[] {
    const { size, products, outcomes, cases } = this;
    const matrix = Float64Array.from(products);
    for (let i = 1; i < size; i++) {
      const mean = (products[i * size] ?? 0) / cases;
      const variance = (products[i * size + i] ?? 0) / cases - mean ** 2;
      // a feature that never varies would leave the weights open
      matrix[i * size + i] = (matrix[i * size + i] ?? 0) + penalty * Math.max(variance, 1e-3);
    }
    return solved(matrix, outcomes, size);
  }
}

/** Solves a symmetric positive system by Cholesky's decomposition; only the lower half is read. */
function solved(matrix: Float64Array, right: Float64Array, size: number): number[] {
  const at = (i: number, j: number): number => matrix[i * size + j] ?? 0;
  for (let j = 0; j < size; j++) {
    for (let i = j; i < size; i++) {
      let sum = at(i, j);
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k);
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / at(j, j);
    }
  }
  const forward: number[] = [];
  for (let i = 0; i < size; i++) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= at(i, k) * (forward[k] ?? 0);
    forward[i] = sum / at(i, i);
  }
  const weights = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = forward[i] ?? 0;
    for (let k = i + 1; k < size; k++) sum -= at(k, i) * (weights[k] ?? 0);
    weights[i] = sum / at(i, i);
  }
  return weights;
}
