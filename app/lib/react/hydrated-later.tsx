import {
    memo,
    Suspense,
    type ComponentType,
    type FunctionComponent,
    type NamedExoticComponent
} from 'react'

/**
 * A part of the page that comes alive after the rest: React hydrates it in small pieces between other work, or at once
 * when it is touched, so that every control answers from the first commit on (selective hydration, React 18). Like any
 * memoized component it is drawn anew only for other properties; give it none that change while the page comes alive.
 */
export const hydratedLater = <P extends object>(
    Part: ComponentType<P>
): NamedExoticComponent<P> => {
    const Later: FunctionComponent<P> = (props) => (
        <Suspense fallback={null}>
            <Part {...props} />
        </Suspense>
    )
    Later.displayName = `HydratedLater(${Part.displayName ?? Part.name})`
    return memo(Later)
}
