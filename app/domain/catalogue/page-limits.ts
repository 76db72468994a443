/** The page sizes that a shopper can choose [PLP-011]. */
export const pageSizes = [25, 50, 100] as const

/** The page size without a choice [PLP-009] (C-02). */
export const defaultPageSize = 25

/** The number of products of a list without a choice of page size [PLP-010] (C-02). */
export const batchSize = 20
