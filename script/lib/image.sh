# SPDX-License-Identifier: Apache-2.0
# Container images with buildah, without a container engine. POSIX sh; source it after setup.sh and
# version.sh, as root.

need_buildah() {
  [ "$(id -u)" -eq 0 ] || fail "root is needed for roots of Debian and for buildah"
  need_packages buildah mmdebstrap
}

# Runs buildah with a storage of this project.
image_buildah() {
  STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot buildah --root "$PWD/.build/buildah" --runroot "$PWD/.build/buildah-run" "$@"
}

# Removes all containers and images of this project.
image_storage_remove() {
  image_buildah rm --all >/dev/null
  rm -rf .build/buildah .build/buildah-run
}

# Makes localhost/debian:bookworm-slim from Debian's packages. Like the image of that name in
# registries, it has neither manual pages nor translations: image_base TAR
image_base() {
  [ -f "$1" ] || {
    say "a slim root of Debian 12"
    SOURCE_DATE_EPOCH=$(commit_seconds) mmdebstrap --quiet --variant=minbase \
      --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
      --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/info/*' \
      --dpkgopt='path-exclude=/usr/share/locale/*' \
      --customize-hook='rm -rf "$1"/etc/hostname "$1"/etc/resolv.conf "$1"/var/log/* "$1"/var/cache/ldconfig/*' \
      bookworm "$1.part.tar"
    mv "$1.part.tar" "$1"
  }
  image_container=$(image_buildah from scratch)
  image_buildah add --quiet "$image_container" "$1" / >/dev/null
  image_buildah commit --quiet --format docker --timestamp "$(commit_seconds)" "$image_container" \
    localhost/debian:bookworm-slim >/dev/null
  image_buildah rm "$image_container" >/dev/null
}
