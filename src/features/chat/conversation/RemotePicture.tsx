interface Props {
  address: string
  className: string | undefined
  onError(): void
}

/** A picture of a message. Its server does not learn where it is shown. */
export const RemotePicture = ({ address, className, onError }: Props) => (
  <img className={className} src={address} alt="" decoding="async" referrerPolicy="no-referrer" onError={onError} />
)
