import {act} from '@testing-library/react'
import {toaster} from '@app/ui/feedback/toaster'

/** Each test starts without the toasts of the one before: a module holds them, as a page does until it is left. */
export const startWithoutToasts = (): void => {
    afterEach(() => act(() => void toaster.remove()))
}
