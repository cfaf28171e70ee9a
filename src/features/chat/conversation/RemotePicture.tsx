interface Props {
  address: string
  className: string | undefined
  onError(): void
}

export const RemotePicture = ({ address, className, onError }: Props) => (
  <img className={className} src={address} alt="" decoding="async" referrerPolicy="no-referrer" onError={onError} />
)
