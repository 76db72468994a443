/**
 * What Zag watches to keep a popover or a menu beside its button. It takes IntersectionObserver for granted, which old
 * browsers do not have (D-51).
 */
export const positionListeners = () => ({
    ancestorResize: true,
    ancestorScroll: true,
    elementResize: true,
    layoutShift: typeof IntersectionObserver === 'function'
})
