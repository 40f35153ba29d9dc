import * as css from './LoadFailed.css.ts'

/**
 * Stands hidden in every built page; `boot.js` shows it. Its link is the page itself, so that it works without any
 * script.
 */
export const LoadFailed = ({ title, message, retry }: { title: string; message: string; retry: string }) => (
  <div id="load-failed" role="alert" hidden className={css.note}>
    <strong>{title}</strong>
    <p>{message}</p>
    {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page with its query */}
    <a href="" className={css.retry}>
      {retry}
    </a>
  </div>
)
