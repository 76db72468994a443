import {ErrorPage} from '../error-page/error-page'

type Props = {status?: number; message?: string; stack?: string}

/** The last resort: what the kit shows when anything throws while a page renders. */
export const BareError = ({message, stack}: Props) => (
    <ErrorPage
        {...(message === undefined ? {} : {message})}
        {...(stack === undefined ? {} : {stack})}
    />
)
