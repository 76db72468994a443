type Ring = readonly [radius: number, height: number]

const parts = 4

/** A profile for the lathe that flows through its points, for glazed pots and lamp bases. */
export const smoothProfile = (points: readonly Ring[]): Ring[] => {
    const at = (index: number): Ring =>
        points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
    const along = (i: number, t: number, axis: 0 | 1): number => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
        const curve =
            (-a + 3 * b - 3 * c + d) * t ** 3 + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (c - a) * t
        return b + curve / 2
    }
    const inner = points.slice(1).flatMap((_, i) =>
        Array.from({length: parts}, (__, step): Ring => {
            const t = step / parts
            return [Math.max(0.05, along(i, t, 0)), along(i, t, 1)]
        })
    )
    return [...inner, at(points.length - 1)]
}
