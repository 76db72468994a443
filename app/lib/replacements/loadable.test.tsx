import {act, render, screen} from '@testing-library/react'
import {Component, type ReactNode} from 'react'
import {mayComplain} from '../../../tests/support/page-complaints'
import loadable from './loadable'

type Words = {text: string}

/** A file that the test loads or fails. */
const aFile = () => {
    const requested: {arrive: (module: Words) => void; fail: (error: Error) => void}[] = []
    const code = {
        importAsync: () =>
            new Promise<Words>((arrive, fail) => {
                requested.push({arrive, fail})
            })
    }
    return {code, requested}
}

/** The error boundary around a page, which says that the page has failed. */
class Boundary extends Component<{children: ReactNode}, {hasFailed: boolean}> {
    override state = {hasFailed: false}

    static getDerivedStateFromError() {
        return {hasFailed: true}
    }

    override render() {
        return this.state.hasFailed ? <p>Failed</p> : this.props.children
    }
}

const fallback = <p>Waiting</p>
const resolveComponent =
    ({text}: Words) =>
    ({name}: {name: string}) => <p>{`${text}, ${name}`}</p>

test('a part shows its fallback until its file is loaded', async () => {
    const {code, requested} = aFile()
    const Greeting = loadable(code, {resolveComponent, fallback})
    render(<Greeting name="Ana" />)
    expect(screen.getByText('Waiting')).toBeVisible()

    await act(async () => requested[0]?.arrive({text: 'Hello'}))

    expect(screen.getByText('Hello, Ana')).toBeVisible()
    expect(requested).toHaveLength(1)
})

test('a part can be given a fallback where it is used', async () => {
    const {code, requested} = aFile()
    const Greeting = loadable(code, {resolveComponent, fallback})
    render(<Greeting name="Ana" fallback={<p>Ana is on her way</p>} />)
    expect(screen.getByText('Ana is on her way')).toBeVisible()
    expect(screen.queryByText('Waiting')).not.toBeInTheDocument()

    await act(async () => requested[0]?.arrive({text: 'Hello'}))

    expect(screen.getByText('Hello, Ana')).toBeVisible()
})

test('a part whose file is already loaded is shown at once, as in the server’s HTML', async () => {
    const {code, requested} = aFile()
    const Page = loadable.lib(code)
    const loading = Page.load()
    requested[0]?.arrive({text: 'The page'})
    await expect(loading).resolves.toEqual({text: 'The page'})

    render(<Page fallback={fallback}>{({text}) => <p>{text}</p>}</Page>)

    expect(screen.getByText('The page')).toBeVisible()
    expect(requested).toHaveLength(1)
})

test('a file that cannot be loaded makes the page fail, and is requested again the next time', async () => {
    mayComplain(/no network|error occurred in the/)
    const {code, requested} = aFile()
    const Page = loadable.lib(code)
    const shown = (visit: number) => (
        <Boundary key={visit}>
            <Page fallback={fallback}>{({text}) => <p>{text}</p>}</Page>
        </Boundary>
    )
    const {rerender} = render(shown(1))
    await act(async () => requested[0]?.fail(new Error('no network')))
    expect(screen.getByText('Failed')).toBeVisible()

    rerender(shown(2))
    await act(async () => requested[1]?.arrive({text: 'The page'}))

    expect(screen.getByText('The page')).toBeVisible()
})

test('a failed prefetch of a file is ignored', async () => {
    const {code, requested} = aFile()
    const Page = loadable.lib(code)
    Page.preload()

    await act(async () => requested[0]?.fail(new Error('no network')))
    Page.preload()

    expect(requested).toHaveLength(2)
})
