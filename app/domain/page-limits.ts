/** How many products a shopper may have at once [PLP-011]. */
export const pageSizes = [25, 50, 100] as const

/** How many there are where nothing is chosen: one of the sizes [PLP-009] (C-02). */
export const defaultPageSize = 25

/** How many a list without a choice of page size asks for at once [PLP-010] (C-02). */
export const batchSize = 20
