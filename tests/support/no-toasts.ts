import {act} from '@testing-library/react'
import {toaster} from '@app/ui/feedback/toaster'
import {mayComplain} from './page-complaints'

/**
 * Each test starts without the toasts of the one before: a module holds them, as a page does until it is left. The
 * library renders a toast when it is created, whatever the test is doing then.
 */
export const startWithoutToasts = (): void => {
    beforeEach(() => mayComplain(/An update to Toaster inside a test was not wrapped in act/))
    afterEach(() => act(() => void toaster.remove()))
}
