/**
 * What stands in for the `<Formatted…>` parts of react-intl in browsers (webpack.config.js): the package makes each of them
 * as it loads, and the shop, which says its texts by `useIntl`, has none of them (docs/decisions/0013).
 */
const none = (): null => null

export const createFormattedComponent = (): typeof none => none
export const createFormattedDateTimePartsComponent = (): typeof none => none
export const FormattedListParts = none
export const FormattedNumberParts = none
