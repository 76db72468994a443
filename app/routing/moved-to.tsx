import {Redirect, Route} from 'react-router-dom'

/** A move for good: status 301 on the server, a replaced entry in the browser. */
export const MovedTo = ({to}: {to: string}) => (
    <Route
        render={({staticContext}) => {
            if (staticContext) Object.assign(staticContext, {status: 301})
            return <Redirect to={to} />
        }}
    />
)
